import Foundation
import Testing
import UIKit

/// A stack view subclass as in apps.
///
/// Apple's initializer with a coder can't fail.
private final class AppStack: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A bar appearance subclass as in apps.
private final class AppAppearance: UIBarAppearance {
  required init() {
    super.init()
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A constraint with its own initializer, which doesn't need an initializer with a coder.
private final class AppConstraint: NSLayoutConstraint {
  let name: String

  init(name: String) {
    self.name = name
    super.init()
  }
}

/// A cell that decides about gestures in overridden methods.
private final class AppCell: UITableViewCell {
  override func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// A presentation controller with a property for its purpose.
private final class AppPresentation: UIPresentationController {
  override var presentationStyle: UIModalPresentationStyle { .custom }
  override var presentedViewController: UIViewController { super.presentedViewController }
}

/// An object that counts the calls of a timer.
private final class Counter {
  var count = 0
}

extension OnScreen {
  /// Declarations with the same types, names, and initializers as Apple's.
  @MainActor struct SignatureTests {
    private let screen = TestScreen()

    @Test func stacksAndAppearancesAreDecodedWithoutFail() {
      let coder = NSKeyedArchiver(requiringSecureCoding: false)
      let stack: UIStackView = AppStack(coder: coder)
      #expect(stack.arrangedSubviews.isEmpty)
      let appearance: UIBarAppearance = AppAppearance(coder: coder)
      #expect(appearance.backgroundImage == nil)
    }

    @Test func aConstraintSubclassHasInitializersOfItsOwn() {
      #expect(AppConstraint(name: "gap").name == "gap")
    }

    @Test func aCellIsTheDelegateOfGestureRecognizers() {
      let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
      let plain: any UIGestureRecognizerDelegate = UITableViewCell()
      #expect(!plain.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: pan))
      let own: any UIGestureRecognizerDelegate = AppCell()
      #expect(own.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: pan))
    }

    @Test func theActionOfAKeyCommandIsOptional() {
      let key = UIKeyCommand(input: "a", modifierFlags: .command, action: Selector(("go")))
      let action: Selector? = key.action
      #expect(action == Selector(("go")))
      let command: UICommand = key
      let required: Selector = command.action
      #expect(required == Selector(("go")))
    }

    @Test func presentationControllersOverrideWhatTheyPresent() {
      let presented = UIViewController()
      let controller: UIPresentationController = AppPresentation(
        presentedViewController: presented, presenting: nil)
      #expect(controller.presentationStyle == .custom)
      #expect(controller.presentedViewController === presented)
    }

    @Test func aGuideIsOwnedByTheViewThatItIsGiven() {
      let (guide, one, other) = (UILayoutGuide(), UIView(), UIView())
      guide.owningView = one
      #expect(one.layoutGuides == [guide])
      guide.owningView = other
      #expect(one.layoutGuides.isEmpty && other.layoutGuides == [guide])
      guide.owningView = nil
      #expect(other.layoutGuides.isEmpty)
    }

    @Test func listConfigurationsAndStatesAreCompared() {
      var cell = UIListContentConfiguration.cell()
      #expect(cell == .cell() && cell.hashValue == UIListContentConfiguration.cell().hashValue)
      cell.imageProperties.cornerRadius = 4
      #expect(
        cell != .cell() && cell.textProperties == UIListContentConfiguration.cell().textProperties)
      var state = UICellConfigurationState(traitCollection: screen.view.traitCollection)
      let before = state
      state.isSwiped = true
      #expect(state != before && Set([state, before, state]).count == 2)
      let key = UIConfigurationStateCustomKey("mark")
      var view = UIViewConfigurationState(traitCollection: screen.view.traitCollection)
      let plain = view
      view[key] = 1
      #expect(view != plain)
    }

    @Test func sizesOfTextAreInOrder() {
      let sizes: [UIContentSizeCategory] = [.accessibilityMedium, .small, .large]
      #expect(sizes.sorted() == [.small, .large, .accessibilityMedium])
      #expect(sizes.max() == .accessibilityMedium)
    }

    @Test func timersBeginAtADate() {
      let date = Date(timeIntervalSinceNow: 60)
      let timer = Timer(
        fireAt: date, interval: 1, target: Counter(), selector: Selector(("count")), userInfo: nil,
        repeats: true)
      #expect(timer.fireDate == date)
      timer.invalidate()
    }

    @Test func timingIsArchivedAndCopied() throws {
      let cubic = UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.25, y: 0), controlPoint2: CGPoint(x: 0.5, y: 1))
      let spring = UISpringTimingParameters(
        dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
      #expect((cubic.copy() as? UICubicTimingParameters)?.controlPoint2.y == 1)
      let curve = try unarchived(cubic)
      #expect(curve.timingCurveType == .cubic && curve.controlPoint1.x == 0.25)
      #expect(
        try unarchived(UICubicTimingParameters(animationCurve: .linear)).animationCurve == .linear)
      #expect(try unarchived(spring).initialVelocity == CGVector(dx: 1, dy: 2))
    }

    private func unarchived<Timing: NSObject & UITimingCurveProvider>(_ timing: Timing) throws
      -> Timing
    {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      timing.encode(with: archiver)
      archiver.finishEncoding()
      let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      unarchiver.requiresSecureCoding = false
      return try #require(Timing(coder: unarchiver))
    }

    @Test func scenesAndPresentationsAreObservedForTraits() throws {
      let log = CallLog()
      let scene = try #require(screen.window.windowScene)
      let registration = scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (scene: UIWindowScene, _: UITraitCollection) in
        log.note("scene \(scene.traitCollection.userInterfaceStyle.rawValue)")
      }
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      screen.root.present(sheet, animated: false)
      screen.advance(1)
      sheet.presentationController?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIPresentationController, _: UITraitCollection) in log.note("presentation")
      }
      screen.change { $0.appearance = .dark }
      #expect(log.take().sorted() == ["presentation", "scene 2"])
      scene.unregisterForTraitChanges(registration)
      screen.change { $0.appearance = .light }
      #expect(log.take() == ["presentation"])
    }
  }
}
