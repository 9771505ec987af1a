import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The attributes that constraints can relate.
  @MainActor struct PairingTests {
    @Test(arguments: [
      (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.top),
      (.leading, .left), (.rightMargin, .trailing), (.width, .centerX), (.top, .height),
      (.centerX, .centerY),
    ])
    func someCannotBeRelated(
      _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
    ) {
      let (one, other) = (UIView(), UIView())
      #expect(
        NSLayoutConstraint.problem(LayoutTerm(one, first), LayoutTerm(other, second)) != nil)
    }

    @Test(arguments: [
      (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.trailingMargin),
      (.left, .right), (.left, .centerX), (.centerX, .trailing), (.width, .height),
      (.firstBaseline, .top), (.width, .notAnAttribute),
    ])
    func othersCan(
      _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
    ) {
      let (one, other) = (UIView(), UIView())
      #expect(
        NSLayoutConstraint.problem(LayoutTerm(one, first), LayoutTerm(other, second)) == nil)
    }

    @Test func relatingWhatCannotBeEndsTheApp() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          _ = UIView().leadingAnchor.constraint(equalTo: UIView().leftAnchor)
        }
      }
    }

    @Test func differentAxesMatterOnlyOnceThereIsALayout() async {
      let container = UIView()
      let view = UIView()
      container.addSubview(view)
      let constraint = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: container, attribute: .top,
        multiplier: 1, constant: 0)
      constraint.isActive = true
      #expect(container.constraints == [constraint])
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          container.addSubview(view)
          NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: container, attribute: .top,
            multiplier: 1, constant: 0
          ).isActive = true
          container.layoutIfNeeded()
        }
      }
    }

    @Test func aPlaceThatIsToBeANumberEndsTheApp() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          _ = NSLayoutConstraint(
            item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 5)
        }
      }
    }
  }
}
