import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  @MainActor struct ScreenTests {
    private let screen = TestScreen()

    @Test func theBrightnessIsKeptBetweenItsLimitsAndReported() {
      let log = NotificationLog([UIScreen.brightnessDidChangeNotification])
      UIScreen.main.brightness = 3
      #expect(UIScreen.main.brightness == 1)
      UIScreen.main.brightness = 1
      UIScreen.main.brightness = 0.5
      #expect(log.notes.count == 2)
    }

    @Test func placesAreConvertedToTheScreen() {
      let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 50))
      screen.view.addSubview(view)
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(
        UIAccessibility.convertToScreenCoordinates(rect, in: view)
          == CGRect(x: 31, y: 42, width: 3, height: 4))
      let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: rect), in: view)
      #expect(path.bounds == CGRect(x: 31, y: 42, width: 3, height: 4))
    }

    @Test func theChildThatContainsAViewControllerIsFound() {
      let (outer, middle, inner) = (UIViewController(), UIViewController(), UIViewController())
      outer.addChild(middle)
      middle.addChild(inner)
      let source = UIStoryboardUnwindSegueSource(
        source: inner, unwindAction: "back:", sender: nil)
      #expect(outer.childContaining(source) === middle)
      #expect(middle.childContaining(source) === inner)
      #expect(inner.childContaining(source) == nil)
    }
  }
}
