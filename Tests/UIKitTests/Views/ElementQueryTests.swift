import DeviceProtocol
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The responses of an app to requests for specific elements.
  @MainActor struct ElementQueryTests {
    let screen = TestScreen()
    private static let names = ["Apple", "apple", "Pear", "Äpfel", "Plum"]

    private func view(
      _ random: inout SeededGenerator, depth: Int
    ) -> UIView {
      let name = Self.names.randomElement(using: &random)!
      let view: UIView
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let label = UILabel()
        label.text = name
        view = label
      case 1:
        let button = UIButton(type: .system)
        button.setTitle(name, for: .normal)
        view = button
      case 2:
        let field = UITextField()
        (field.text, field.placeholder) = (name, "Plum")
        view = field
      default:
        view = UIView()
        view.accessibilityLabel = Bool.random(using: &random) ? name : nil
      }
      view.frame = CGRect(
        x: Double.random(in: -100..<300, using: &random),
        y: Double.random(in: -100..<700, using: &random),
        width: Double.random(in: 0..<300, using: &random),
        height: Double.random(in: 0..<300, using: &random))
      if Bool.random(using: &random) { view.accessibilityIdentifier = name }
      view.isHidden = Int.random(in: 0..<8, using: &random) == 0
      view.alpha = Int.random(in: 0..<8, using: &random) == 0 ? 0 : 1
      view.clipsToBounds = Bool.random(using: &random)
      view.accessibilityViewIsModal = Int.random(in: 0..<8, using: &random) == 0
      view.accessibilityElementsHidden = Int.random(in: 0..<8, using: &random) == 0
      guard depth > 0 else { return view }
      for _ in 0..<Int.random(in: 0..<5, using: &random) {
        view.addSubview(self.view(&random, depth: depth - 1))
      }
      if Int.random(in: 0..<6, using: &random) == 0 {
        view.accessibilityElements = view.subviews.shuffled(using: &random).dropLast()
      }
      return view
    }

    @Test func anAnswerIsTheWholeScreenWithoutWhatIsNotLookedFor() {
      var random = SeededGenerator(seed: 7)
      for _ in 0..<60 {
        for view in screen.view.subviews { view.removeFromSuperview() }
        for _ in 0..<4 { screen.view.addSubview(view(&random, depth: 4)) }
        screen.commit()
        let text = SoughtText(Self.names.randomElement(using: &random)!)
        for sought in [
          SoughtElement(text: text, identifier: nil, value: nil),
          SoughtElement(text: nil, identifier: text, value: nil),
          SoughtElement(text: nil, identifier: nil, value: text),
          SoughtElement(text: text, identifier: SoughtText("Plum"), value: nil),
        ] {
          let query = ElementQuery([sought])
          let answer = ElementSnapshot.take(.visible).answering(query)
          #expect(ElementSnapshot.take(.sought(query)) == answer)
        }
      }
    }

    @Test func theScreenIsToldOfWhereNothingIsFound() {
      _ = screen.view
      let query = ElementQuery([
        SoughtElement(text: SoughtText("nowhere"), identifier: nil, value: nil)
      ])
      let answer = ElementSnapshot.take(.sought(query))
      #expect(answer.type == "UIScreen")
      #expect(answer.children.isEmpty)
    }
  }
}
