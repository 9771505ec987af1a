/// A transition of a view's content, in which a snapshot of the old content disappears as the new
/// content appears.
@MainActor
final class ViewTransition {
  private enum Style {
    case none
    case crossDissolve
    case flip(isVertical: Bool)
  }

  private let view: UIView
  private let style: Style
  private let old: CALayer?

  init(of view: UIView, options: UIView.AnimationOptions) {
    self.view = view
    style =
      switch (options.rawValue >> 20) & 7 {
      case 0: .none
      case 1, 2: .flip(isVertical: false)
      case 6, 7: .flip(isVertical: true)
      default: .crossDissolve
      }
    if case .none = style {
      old = nil
    } else {
      old = view.layer.makePicture()
    }
  }

  func perform(_ changes: () -> Void, in animation: ViewAnimation) {
    guard let old, animation.duration > 0 else {
      animation.perform(changes)
      return
    }
    ViewAnimation.performWithout {
      changes()
      if animation.flushesUpdates { PendingUpdates.flush() }
      view.layoutIfNeeded()
    }
    if let superlayer = view.layer.superlayer {
      superlayer.insertSublayer(old, above: view.layer)
    } else {
      old.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      view.layer.addSublayer(old)
    }
    switch style {
    case .none: break
    case .crossDissolve:
      fade(old, from: 1, to: 0, in: animation)
    case .flip(let isVertical):
      let key = isVertical ? "transform.scale.y" : "transform.scale.x"
      let model = view.layer.animatableValue(forKeyPath: key)?.asNumber ?? 1
      turn(old, key, values: [model, 0, 0], in: animation)
      turn(view.layer, key, values: [0, 0, model], in: animation)
    }
  }

  private func fade(
    _ layer: CALayer, from: Double, to: Double, in animation: ViewAnimation
  ) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.from = .number(from)
    fade.to = .number(to)
    start(fade, on: layer, in: animation)
  }

  private func turn(
    _ layer: CALayer, _ key: String, values: [Double], in animation: ViewAnimation
  ) {
    let turn = CAKeyframeAnimation(keyPath: key)
    turn.frames = values.map { .number($0) }
    start(turn, on: layer, in: animation)
  }

  private func start(_ change: CAPropertyAnimation, on layer: CALayer, in animation: ViewAnimation)
  {
    change.duration = animation.duration
    if case .curve(let function) = animation.pace { change.timingFunction = function }
    change.fillMode = .both
    layer.start(change, forKey: "transition", group: animation.group)
    layer.animations?.entries.last?.companion = view.layer
  }

  func end() {
    old?.removeFromSuperlayer()
  }
}

extension CALayer {
  /// Returns a layer with a snapshot of this layer and its sublayers.
  final func makePicture() -> CALayer {
    layoutIfNeeded()
    var renderer = LayerRenderer(
      scale: contentsScale, time: CACurrentMediaTime(), visible: .infinite)
    renderer.renderContents(of: self)
    let picture = CALayer()
    picture.layerProperties = layerProperties
    picture.layerProperties.backgroundColor = nil
    picture.layerProperties.shadowOpacity = 0
    picture.layerProperties.borderWidth = 0
    picture.layerProperties.masksToBounds = false
    picture.contentsScale = contentsScale
    picture.show(
      LayerContent(
        bounds: bounds, commands: renderer.commands))
    return picture
  }
}
