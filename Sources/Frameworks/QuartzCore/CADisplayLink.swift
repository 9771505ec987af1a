import AppRuntime
import Stubs

/// A timer that fires before each frame.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cadisplaylink>.
open class CADisplayLink: NSObject {
  private let target: AnyObject
  private let selector: Selector
  private var isAdded = false

  /// When the frame is shown that was shown last.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is shown.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between frames.
  open var duration: CFTimeInterval { 1.0 / Double(max(1, min(60, framesPerSecond))) }
  /// How many frames a second are wanted; 0 for as many as there are.
  open var preferredFramesPerSecond = 0
  /// How many frames a second are wanted.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Whether the timer does not fire.
  open var isPaused = false {
    didSet { if isPaused != oldValue { update() } }
  }

  private var framesPerSecond: Int {
    if preferredFramesPerSecond > 0 { return preferredFramesPerSecond }
    let range = preferredFrameRateRange
    let wanted = Int(range.preferred ?? range.maximum)
    return wanted > 0 ? wanted : 60
  }

  /// Creates a timer that calls a method of an object.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Has the timer fire.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    update()
  }

  /// Has the timer fire no more.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    update()
  }

  /// Has the timer fire never again.
  open func invalidate() {
    isAdded = false
    update()
  }

  private func update() {
    if isAdded, !isPaused {
      AnimationEngine.shared.add(self)
    } else {
      AnimationEngine.shared.remove(self)
    }
  }

  func fire(at time: CFTimeInterval) {
    guard time - timestamp >= duration - 0.001 else { return }
    timestamp = time
    nonisolated(unsafe) let link = self
    MainActor.assumeIsolated {
      do {
        let arguments: [Any?] = link.selector.argumentCount > 0 ? [link] : []
        try ObjCRuntime.perform(link.selector, on: link.target, with: arguments)
      } catch {
        link.invalidate()
        report(.error, "CADisplayLink: \(error)")
      }
    }
  }
}
