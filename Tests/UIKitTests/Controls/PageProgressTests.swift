import Testing
import UIKit

extension OnScreen {
  /// The presentation of a page's progress in a page control.
  @MainActor struct PageProgressTests {
    private final class Follower: NSObject, UIPageControlTimerProgressDelegate {
      var allows = true
      var log: [String] = []

      func pageControlProgress(
        _ progress: UIPageControlProgress, initialProgressForPage page: Int
      ) -> Float { page == 1 ? 0.5 : 0 }

      func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
        log.append("visible \(progress.isProgressVisible)")
      }

      func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
      ) -> Bool {
        log.append("advance \(page)")
        return allows
      }
    }

    private let screen = TestScreen()
    private let control = UIPageControl(frame: CGRect(x: 50, y: 100, width: 200, height: 30))
    private let follower = Follower()

    init() {
      control.numberOfPages = 3
      screen.view.addSubview(control)
    }

    @Test func theProgressMakesTheControlWider() {
      let plain = control.size(forNumberOfPages: 3).width
      control.progress = UIPageControlProgress()
      #expect(control.size(forNumberOfPages: 3).width > plain)
      control.progress = nil
      #expect(control.size(forNumberOfPages: 3).width == plain)
    }

    @Test func theDelegateSaysHowFarAPageIsAtFirst() {
      let progress = UIPageControlProgress()
      progress.delegate = follower
      control.progress = progress
      #expect(progress.isProgressVisible && follower.log == ["visible true"])
      control.currentPage = 1
      #expect(progress.currentProgress == 0.5)
      progress.currentProgress = 3
      #expect(progress.currentProgress == 1)
      control.removeFromSuperview()
      #expect(!progress.isProgressVisible)
    }

    @Test func theTimeLeadsToTheNextPage() {
      let progress = UIPageControlTimerProgress(preferredDuration: 2)
      progress.setDuration(1, forPage: 1)
      control.progress = progress
      #expect(!progress.isRunning && progress.duration(forPage: 1) == 1)
      var changes = 0
      control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      progress.resumeTimer()
      screen.advance(1)
      #expect(abs(progress.currentProgress - 0.5) < 0.05 && control.currentPage == 0)
      screen.advance(1.1)
      #expect(control.currentPage == 1 && changes == 1)
      screen.advance(1.1)
      #expect(control.currentPage == 2 && changes == 2)
      screen.advance(3)
      #expect(control.currentPage == 2 && !progress.isRunning)
    }

    @Test func theFirstPageMayFollowAndTheDelegateMayRefuse() {
      let progress = UIPageControlTimerProgress(preferredDuration: 1)
      progress.delegate = follower
      progress.resetsToInitialPageAfterEnd = true
      control.currentPage = 2
      control.progress = progress
      progress.resumeTimer()
      screen.advance(1.2)
      #expect(control.currentPage == 0 && follower.log.last == "advance 0")
      follower.allows = false
      screen.advance(2)
      #expect(control.currentPage == 0 && !progress.isRunning)
    }
  }
}
