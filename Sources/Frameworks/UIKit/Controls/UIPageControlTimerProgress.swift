import AppRuntime

/// A progress object that advances over time and goes to the next page at the end.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogress>.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  private var durations: [Int: TimeInterval] = [:]
  private var timer: DeviceClock.Timer?
  private var last: TimeInterval = 0
  private var isPaused = true

  /// Creates a progress object with a number of seconds for each page.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  isolated deinit {
    timer?.invalidate()
  }

  /// Whether the first page follows the last one.
  open var resetsToInitialPageAfterEnd = false

  /// Whether the timer is running.
  open var isRunning: Bool { timer != nil }

  /// The number of seconds for each page that doesn't have its own duration.
  open var preferredDuration: TimeInterval

  /// Starts or continues the timer.
  open func resumeTimer() {
    isPaused = false
    update()
  }

  /// Pauses the timer.
  open func pauseTimer() {
    isPaused = true
    update()
  }

  /// Sets the number of seconds for a page, or 0 for the preferred duration.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration > 0 ? duration : nil
  }

  /// Returns the number of seconds for a page.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  override func visibilityDidChange() { update() }

  private func update() {
    let runs = !isPaused && isProgressVisible
    guard runs != isRunning else { return }
    timer?.invalidate()
    timer = nil
    guard runs else { return }
    last = DeviceClock.shared.now
    timer = DeviceClock.shared.schedule(after: 1.0 / 30, repeating: true, keepsAwake: false) {
      [weak self] in MainActor.assumeIsolated { self?.advance() }
    }
  }

  private func advance() {
    guard let control else { return }
    let now = DeviceClock.shared.now
    let duration = max(duration(forPage: control.currentPage), 0.001)
    currentProgress += Float((now - last) / duration)
    last = now
    let follower = delegate as? any UIPageControlTimerProgressDelegate
    follower?.pageControlTimerProgressDidChange(self)
    if currentProgress >= 1 { goOn(control, follower) }
  }

  private func goOn(
    _ control: UIPageControl, _ follower: (any UIPageControlTimerProgressDelegate)?
  ) {
    var next = control.currentPage + 1
    if next >= control.numberOfPages {
      guard resetsToInitialPageAfterEnd else { return pauseTimer() }
      next = 0
    }
    guard follower?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
      return pauseTimer()
    }
    control.advance(to: next)
  }
}
