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

    @Test func differentAxesEndTheApp() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          _ = NSLayoutConstraint(
            item: UIView(), attribute: .left, relatedBy: .equal, toItem: UIView(), attribute: .top,
            multiplier: 1, constant: 0)
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
