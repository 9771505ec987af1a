import AppRuntime
import Stubs

/// A timer that fires before each frame of the display.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cadisplaylink>.
open class CADisplayLink: NSObject {
  /// The object that the display link keeps until it's invalidated.
  private var target: AnyObject?
  private let selector: Selector
  private var modes: Set<RunLoop.Mode> = []

  /// The time at which the last frame was displayed.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time at which the next frame will be displayed.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between frames, in seconds.
  open var duration: CFTimeInterval { 1.0 / Double(max(1, min(60, framesPerSecond))) }
  /// The preferred number of frames per second, or 0 for the display's own rate.
  open var preferredFramesPerSecond = 0
  /// The preferred range of frame rates.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// A Boolean value that indicates whether the display link is paused.
  open var isPaused = false {
    didSet { if isPaused != oldValue { update() } }
  }

  private var framesPerSecond: Int {
    if preferredFramesPerSecond > 0 { return preferredFramesPerSecond }
    let range = preferredFrameRateRange
    let wanted = Int(range.preferred ?? range.maximum)
    return wanted > 0 ? wanted : 60
  }

  /// Creates a display link that calls a method of an object.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Registers the display link with a run loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.insert(mode)
    update()
  }

  /// Removes the display link from a run loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    update()
  }

  /// Removes the display link from all run loops.
  open func invalidate() {
    modes = []
    update()
    target = nil
  }

  private func update() {
    if !modes.isEmpty, !isPaused {
      AnimationEngine.shared.add(self)
    } else {
      AnimationEngine.shared.remove(self)
    }
  }

  func fire(at time: CFTimeInterval) {
    guard time - timestamp >= duration - 0.001, RunLoopTracking.runs(modes) else { return }
    timestamp = time
    guard let target else { return }
    nonisolated(unsafe) let (link, object) = (self, target)
    MainActor.assumeIsolated {
      do {
        let arguments: [Any?] = link.selector.argumentCount > 0 ? [link] : []
        try ObjCRuntime.perform(link.selector, on: object, with: arguments)
      } catch {
        link.invalidate()
        report(.error, "CADisplayLink: \(error)")
      }
    }
  }
}
