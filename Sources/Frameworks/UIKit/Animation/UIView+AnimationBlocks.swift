extension UIView {
  /// The settings between `beginAnimations` and `commitAnimations`.
  @MainActor
  private final class Block {
    static var open: [Block] = []

    let identifier: String?
    let context: UnsafeMutableRawPointer?
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var options: AnimationOptions = []
    var repeatCount: Float?
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    var animation: ViewAnimation?

    init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
      self.identifier = identifier
      self.context = context
    }

    /// Applies the settings that have been made so far, before the first change.
    func begin() {
      animation?.leave()
      let animation = ViewAnimation(
        duration: duration, delay: delay, pace: nil,
        options: options.union(.overrideInheritedDuration)
      ) { [self] finished in
        guard let delegate, let didStop else { return }
        MainActor.assumeIsolated {
          let arguments: [Any?] = [identifier, NSNumber(value: finished), nil]
          _ = try? ObjCRuntime.perform(
            didStop, on: delegate, with: Array(arguments.prefix(didStop.argumentCount)))
        }
      }
      animation.repeatCount = repeatCount
      animation.enter()
      self.animation = animation
    }
  }

  private class func change(_ body: (Block) -> Void) {
    guard let block = Block.open.last else { return }
    body(block)
    block.begin()
  }

  /// Starts a block of changes to animate.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let block = Block(animationID, context)
    Block.open.append(block)
    block.begin()
  }

  /// Ends the block of changes and starts their animation.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func commitAnimations() {
    guard let block = Block.open.popLast() else { return }
    block.animation?.leave()
    block.animation?.group.close()
    if let delegate = block.delegate, let willStart = block.willStart {
      _ = try? ObjCRuntime.perform(
        willStart, on: delegate,
        with: Array([block.identifier, nil].prefix(willStart.argumentCount)))
    }
  }

  /// Sets the duration of the animation.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }

  /// Sets the delay of the animation.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    change { $0.delay = delay }
  }

  /// Sets the timing curve of the animation.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    change {
      $0.options.subtract(.curveLinear)
      $0.options.insert(AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
    }
  }

  /// Sets how often the animation repeats.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.repeatCount = repeatCount }
  }

  /// Sets whether the animation reverses automatically.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change {
      if repeatAutoreverses {
        $0.options.insert(.autoreverse)
      } else {
        $0.options.remove(.autoreverse)
      }
    }
  }

  /// Sets whether the animation starts at the current state.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change { $0.options.insert(.beginFromCurrentState) }
  }

  /// Sets the delegate, which is notified of the start and end.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationDelegate(_ delegate: Any?) {
    Block.open.last?.delegate = delegate as AnyObject?
  }

  /// Sets the delegate method that's called at the start.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationWillStart(_ selector: Selector?) {
    Block.open.last?.willStart = selector
  }

  /// Sets the delegate method that's called at the end.
  @available(iOS, deprecated: 13.0, message: "Use the block-based animation API instead")
  public class func setAnimationDidStop(_ selector: Selector?) {
    Block.open.last?.didStop = selector
  }
}
