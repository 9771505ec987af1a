/// The relation between a layer's time and its superlayer's time.
struct LayerTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0

  /// Converts the superlayer's time to the layer's time, in seconds.
  func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// Converts the layer's time to the superlayer's time, or returns the start time if the layer's
  /// time is paused.
  func outerTime(at time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }
}

extension CALayer {
  /// Converts the device's time to the layer's time, in seconds.
  final func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    let outer = superlayer?.localTime(at: time) ?? time
    return timing.map { $0.localTime(at: outer) } ?? outer
  }

  /// Converts the layer's time to the device's time, in seconds.
  final func deviceTime(at time: CFTimeInterval) -> CFTimeInterval {
    let outer = timing.map { $0.outerTime(at: time) } ?? time
    return superlayer?.deviceTime(at: outer) ?? outer
  }

  /// The speed of the layer's time, or 0 while it's paused.
  final var effectiveSpeed: Float { (timing?.speed ?? 1) * (superlayer?.effectiveSpeed ?? 1) }

  /// Changes the layer's timing.
  final func setTiming(_ change: (inout LayerTiming) -> Void) {
    var new = timing ?? LayerTiming()
    change(&new)
    timing = new == LayerTiming() ? nil : new
    AnimationEngine.shared.schedule()
    setNeedsCommit()
  }
}
