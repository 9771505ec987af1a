import Testing
import UIKit

extension OnScreen {
  /// `UITraitCollection.current`, which UIKit sets before it calls the methods listed in Apple's
  /// documentation.
  @MainActor struct CurrentTraitsTests {
    private final class Watching: UIView {
      var styles: [String: UIUserInterfaceStyle] = [:]

      private func note(_ name: String) {
        styles[name] = UITraitCollection.current.userInterfaceStyle
      }

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        note("traits")
        layer.borderColor = UIColor.label.cgColor
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        note("layout")
      }

      override func draw(_ rect: CGRect) { note("draw") }

      override func tintColorDidChange() {
        super.tintColorDidChange()
        note("tint")
      }
    }

    private final class Controller: UIViewController {
      var style: UIUserInterfaceStyle?

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        style = UITraitCollection.current.userInterfaceStyle
      }
    }

    @Test func callbacksSeeTheTraitsOfTheirView() {
      let root = Controller()
      let screen = TestScreen(root: root)
      let view = Watching(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(view)
      screen.commit()
      view.styles = [:]
      root.view.overrideUserInterfaceStyle = .dark
      root.view.tintColor = .red
      screen.commit()
      #expect(view.styles == ["traits": .dark, "layout": .dark, "draw": .dark, "tint": .dark])
      #expect(
        view.layer.borderColor
          == UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
      )
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func outsideOfCallbacksTheDevicesTraitsAreCurrent() {
      let root = Controller()
      let screen = TestScreen(root: root)
      screen.commit()
      screen.change { $0.appearance = .dark }
      screen.commit()
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(root.style == .dark)
      screen.change { $0.appearance = .light }
      screen.commit()
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
  }
}
