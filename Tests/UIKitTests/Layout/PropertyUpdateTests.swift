import Testing
import UIKit

extension OnScreen {
  /// Updates of properties, which precede layout and don't cause it.
  @MainActor struct PropertyUpdateTests {
    private let screen: TestScreen
    private let controller = LoggingController()
    private let view = LoggingView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))

    init() {
      screen = TestScreen(root: controller)
      view.log = controller.log
      screen.view.addSubview(view)
      screen.commit()
    }

    private final class LoggingView: UIView {
      var log: CallLog?
      var update: (() -> Void)?
      var layOut: (() -> Void)?
      override func updateProperties() {
        super.updateProperties()
        log?.note("properties")
        update?()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log?.note("layout")
        layOut?()
      }
    }

    private final class LoggingController: UIViewController {
      let log = CallLog()
      override func updateProperties() {
        super.updateProperties()
        log.note("controller")
      }
    }

    @Test func propertiesAreUpdatedBeforeTheFirstLayout() {
      #expect(controller.log.take() == ["controller", "properties", "layout"])
    }

    @Test func anUpdateOfPropertiesDoesNotLayOutTheView() {
      _ = controller.log.take()
      view.setNeedsUpdateProperties()
      view.setNeedsUpdateProperties()
      #expect(controller.log.take() == [])
      screen.commit()
      #expect(controller.log.take() == ["properties"])
      view.setNeedsLayout()
      screen.commit()
      #expect(controller.log.take() == ["layout"])
    }

    @Test func pendingUpdatesCanBeMadeImmediately() {
      _ = controller.log.take()
      view.updatePropertiesIfNeeded()
      #expect(controller.log.take() == [])
      view.setNeedsUpdateProperties()
      controller.setNeedsUpdateProperties()
      controller.updatePropertiesIfNeeded()
      #expect(controller.log.take() == ["controller", "properties"])
    }

    @Test func aControllersPropertiesAreItsOwn() {
      _ = controller.log.take()
      controller.setNeedsUpdateProperties()
      screen.commit()
      #expect(controller.log.take() == ["controller"])
      screen.view.setNeedsUpdateProperties()
      screen.commit()
      #expect(controller.log.take() == [])
    }

    @Test func aControllerUpdatesPropertiesOfAViewThatWasLaidOutBefore() {
      let other = LoggingController()
      let early = UIView()
      early.updatePropertiesIfNeeded()
      early.layoutIfNeeded()
      other.view = early
      other.updatePropertiesIfNeeded()
      #expect(other.log.take() == ["controller"])
    }

    @Test func propertiesThatChangeDuringLayoutAreUpdatedInTheSamePass() {
      _ = controller.log.take()
      view.layOut = { [view] in view.setNeedsUpdateProperties() }
      view.setNeedsLayout()
      screen.commit()
      #expect(controller.log.take() == ["layout", "properties"])
    }

    @Test func constraintsFollowProperties() {
      let width = view.widthAnchor.constraint(equalToConstant: 100)
      view.translatesAutoresizingMaskIntoConstraints = false
      width.isActive = true
      screen.commit()
      view.update = { width.constant = 70 }
      view.setNeedsUpdateProperties()
      screen.commit()
      #expect(view.frame.width == 70)
    }

    @Test func aViewThatAlwaysNeedsAnUpdateDoesNotHang() {
      _ = controller.log.take()
      view.update = { [view] in view.setNeedsUpdateProperties() }
      view.setNeedsUpdateProperties()
      screen.commit()
      view.update = nil
      #expect((2..<200).contains(controller.log.take().count))
    }
  }
}
