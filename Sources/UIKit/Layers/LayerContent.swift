import DisplayList

/// What a layer drew, and the bounds it had then.
struct LayerContent {
  let bounds: CGRect
  let commands: [DrawingCommand]
}

/// The animations of a layer by key.
struct LayerAnimations {}

/// Seconds.
public typealias CFTimeInterval = Double
