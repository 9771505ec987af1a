extension CALayer {
  /// Adds an animation without copying it, and notifies the group when it ends.
  package func start(_ animation: CAAnimation, forKey key: String, group: AnimationGroup?) {
    if animation.duration == 0, !(animation is CASpringAnimation) {
      animation.duration = CATransaction.animationDuration()
    }
    if animations == nil { animations = LayerAnimations() }
    animations?.remove(key)?.finish(completed: false)
    let entry = ActiveAnimation(
      animation, key: key, startingAt: localTime(at: CACurrentMediaTime()), group: group)
    animations?.entries.append(entry)
    AnimationTracker.current?.add(entry, of: self)
    AnimationEngine.shared.add(self)
    setNeedsCommit()
  }

  /// Adds a copy of an animation.
  final func startCopy(of animation: CAAnimation, forKey key: String?) {
    let copy = animation.copy() as! CAAnimation
    start(copy, forKey: key ?? "\(ObjectIdentifier(copy))", group: CATransaction.currentGroup)
  }

  /// Ends the animation with a key.
  final func endAnimation(forKey key: String) {
    let entry = animations?.remove(key)
    redisplay(after: entry)
    entry?.finish(completed: false)
    if animations?.entries.isEmpty == true { animations = nil }
    setNeedsCommit()
  }

  /// Ends all animations.
  final func endAllAnimations() {
    let entries = animations?.entries ?? []
    animations = nil
    for entry in entries {
      redisplay(after: entry)
      entry.finish(completed: false)
    }
    setNeedsCommit()
  }

  /// Returns a key that no animation uses: the given key, or the key followed by a number.
  package func unusedAnimationKey(_ key: String) -> String {
    guard let entries = animations?.entries, entries.contains(where: { $0.key == key }) else {
      return key
    }
    var number = 2
    while entries.contains(where: { $0.key == "\(key)-\(number)" }) { number += 1 }
    return "\(key)-\(number)"
  }

  /// Removes the animations whose keys were derived from a key that's now used by a newer
  /// animation.
  package func removeAnimations(besides key: String) {
    let keys = animations?.entries.map(\.key).filter { $0.hasPrefix("\(key)-") } ?? []
    for key in keys { removeAnimation(forKey: key) }
  }

  /// Returns a copy of the layer, with the same class, as it currently appears.
  final func makeCurrentCopy() -> Self? {
    let plain = animatesCustomProperty ? nil : makeCopy()
    let copy: CALayer = plain as? Self ?? makeCompleteCopy()
    applyAnimations(to: copy, at: CACurrentMediaTime())
    copy.modelLayer = self
    copy.superlayer = superlayer
    return copy as? Self
  }

  /// Copies the appearance of another layer.
  final func copyLook(of layer: CALayer) {
    layerProperties = layer.layerProperties
    content = layer.content
    contents = layer.contents
    contentsScale = layer.contentsScale
    contentsGravity = layer.contentsGravity
    contentsCenter = layer.contentsCenter
    magnificationFilter = layer.magnificationFilter
    needsDisplayFlag = false
  }

  /// Returns the layer as its animations show it at a time.
  func presentation(at time: CFTimeInterval) -> CALayer {
    guard animations != nil else { return self }
    // As on iOS, the layer itself is displayed, and finds the current values in its presentation.
    if animatesCustomProperty { display() }
    let copy = makePresentation()
    applyAnimations(to: copy, at: time)
    return copy
  }

  /// Returns the layer as it appears without its animations.
  private func makePresentation() -> CALayer {
    if let kept = animations?.presentation {
      kept.update(from: self)
      return kept
    }
    let copy = makeCopy()
    copy.isPresentation = true
    animations?.presentation = copy
    return copy
  }

  /// Converts a touched point from the superlayer's coordinates to the layer's.
  package func touchedPoint(fromSuperlayer point: CGPoint) -> CGPoint {
    let isShownElsewhere = animations?.entries.contains(where: \.isTouchedWhereShown) ?? false
    let layer = isShownElsewhere ? presentation(at: CACurrentMediaTime()) : self
    return layer.layerProperties.point(fromSuperlayer: point)
  }

  func applyAnimations(to copy: CALayer, at time: CFTimeInterval) {
    guard let entries = animations?.entries else { return }
    let local = localTime(at: time)
    for entry in entries { entry.apply(to: copy, at: local, deviceTime: time) }
  }

  /// Shows a value without animating it or recording a change.
  func showAnimated(_ value: AnimatableValue, forKeyPath keyPath: String) {
    if showOwn(value, forKeyPath: keyPath) || layerProperties.show(value, forKeyPath: keyPath) {
      return
    }
    showCustom(value, forKeyPath: keyPath)
  }

  func animateImplicitly(_ key: String, from old: () -> AnimatableValue?) {
    guard !CATransaction.disableActions() else { return }
    if let action = action(forKey: key) {
      action.run(forKey: key, object: self, arguments: nil)
      return
    }
    if searchedAction(forKey: key) is NSNull { return }
    guard let old = old() else { return }
    let animation = CABasicAnimation(keyPath: key)
    animation.from = animatedValue(forKeyPath: key, over: old) ?? old
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    start(animation, forKey: key, group: CATransaction.currentGroup)
  }

  /// Returns the value that the animations of a key path currently show, or `nil` if there are
  /// none.
  /// - Parameter model: The layer's own value before the change, to which additive animations add.
  package func animatedValue(
    forKeyPath keyPath: String, over model: AnimatableValue? = nil
  ) -> AnimatableValue? {
    guard animations?.entries.contains(where: { $0.animates(keyPath) }) == true else { return nil }
    let shown = makePresentation()
    if let model { shown.showAnimated(model, forKeyPath: keyPath) }
    applyAnimations(to: shown, at: CACurrentMediaTime())
    return shown.animatableValue(forKeyPath: keyPath)
  }
}
