/// The relation of a layer's time to that of its superlayer.
struct LayerTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0

  /// Converts a time of its superlayer to the layer's time, both in seconds.
  func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// Converts a time of the layer to the superlayer's time, or returns the start time if the
  /// layer's time stands still.
  func outerTime(at time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }
}

extension CALayer {
  /// Converts a time of the device to the layer's time, in seconds.
  final func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    let outer = superlayer?.localTime(at: time) ?? time
    return timing.map { $0.localTime(at: outer) } ?? outer
  }

  /// Converts a time of the layer to the device's time, in seconds.
  final func deviceTime(at time: CFTimeInterval) -> CFTimeInterval {
    let outer = timing.map { $0.outerTime(at: time) } ?? time
    return superlayer?.deviceTime(at: outer) ?? outer
  }

  /// The speed of the layer's time; 0 while it's paused.
  final var effectiveSpeed: Float { (timing?.speed ?? 1) * (superlayer?.effectiveSpeed ?? 1) }

  /// Changes how the layer's time passes.
  final func setTiming(_ change: (inout LayerTiming) -> Void) {
    var new = timing ?? LayerTiming()
    change(&new)
    timing = new == LayerTiming() ? nil : new
    AnimationEngine.shared.schedule()
    setNeedsCommit()
  }
}
