import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The screen as flows see it.
  @MainActor struct ElementSnapshotTests {
    let screen = TestScreen()

    private func add(_ name: String, _ frame: CGRect, to view: UIView? = nil) -> UIView {
      let added = UIView(frame: frame)
      added.accessibilityIdentifier = name
      (view ?? screen.view).addSubview(added)
      return added
    }

    @Test func whatCanBeSeenLeavesOutTheRest() {
      let box = add("box", CGRect(x: 0, y: 100, width: 100, height: 100))
      _ = add("in it", CGRect(x: 10, y: 10, width: 20, height: 20), to: box)
      _ = add("below it", CGRect(x: 10, y: 150, width: 20, height: 20), to: box)
      let outside = add("outside", CGRect(x: -200, y: 0, width: 50, height: 50))
      _ = add("reaches in", CGRect(x: 210, y: 0, width: 20, height: 20), to: outside)
      _ = add("beyond", CGRect(x: 0, y: 2000, width: 20, height: 20))
      let hidden = add("hidden", CGRect(x: 0, y: 300, width: 50, height: 50))
      _ = add("in hidden", CGRect(x: 0, y: 0, width: 20, height: 20), to: hidden)
      hidden.isHidden = true
      screen.commit()

      let all: Set = [
        "box", "in it", "below it", "outside", "reaches in", "beyond", "hidden", "in hidden",
      ]
      let hiddenOnes: Set = ["beyond", "hidden", "in hidden"]
      #expect(identifiers(.all) == all)
      #expect(identifiers(.visible) == all.subtracting(hiddenOnes))
      box.clipsToBounds = true
      outside.clipsToBounds = true
      #expect(identifiers(.visible) == ["box", "in it"])
    }

    @Test func partsOfUIKitAreCalledByTheClassesThatPeopleKnow() throws {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
      screen.view.addSubview(button)
      screen.commit()
      let label = try #require(button.titleLabel)
      #expect(screen.element(of: label)?.type == "UILabel")
      #expect(screen.element(of: add("own", .zero))?.type == "UIView")
      final class OwnView: UIView {}
      let own = OwnView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
      screen.view.addSubview(own)
      #expect(screen.element(of: own)?.type == "OwnView")
    }

    private func identifiers(_ scope: ElementSnapshot.Scope) -> Set<String> {
      var found: Set<String> = []
      var waiting = [ElementSnapshot.take(scope)]
      while let element = waiting.popLast() {
        if let identifier = element.identifier { found.insert(identifier) }
        waiting += element.children
      }
      return found
    }
  }
}
