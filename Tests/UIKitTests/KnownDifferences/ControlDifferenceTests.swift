import DisplayList
import Testing
import UIKit

extension OnScreen {
  /// Documented behavior of controls and controllers that Quince doesn't support yet.
  ///
  /// Each test fails as soon as Quince does.
  @MainActor struct ControlDifferenceTests {
    private let screen = TestScreen()

    @Test func aProgressViewFollowsItsProgress() {
      let view = UIProgressView(progressViewStyle: .default)
      let progress = Progress(totalUnitCount: 10)
      view.observedProgress = progress
      progress.completedUnitCount = 5
      screen.commit()
      withKnownIssue("UIProgressView.observedProgress") { #expect(view.progress == 0.5) }
    }

    @Test func aTextIsMadeSmallerToFit() {
      let context = NSStringDrawingContext()
      context.minimumScaleFactor = 0.25
      let text = "A text that is far too long" as NSString
      _ = text.boundingRect(
        with: CGSize(width: 100, height: 20), options: [.usesLineFragmentOrigin],
        attributes: [.font: UIFont.systemFont(ofSize: 20)], context: context)
      withKnownIssue("NSStringDrawingContext.minimumScaleFactor") {
        #expect(context.actualScaleFactor < 1)
      }
    }
  }
}
