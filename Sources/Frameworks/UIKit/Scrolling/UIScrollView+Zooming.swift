// Zooming the content.
extension UIScrollView {
  final func updatePinch() {
    guard pinch == nil, maximumZoomScale > minimumZoomScale else { return }
    let recognizer = UIPinchGestureRecognizer(target: self, action: "handlePinch:")
    pinch = recognizer
    addGestureRecognizer(recognizer)
  }

  final func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
    guard let view = viewForZooming else { return }
    switch recognizer.state {
    case .began:
      pinchOrigin = storedZoomScale
      isZooming = true
      storedDelegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      zoom(to: stretched(pinchOrigin * recognizer.scale), around: recognizer.location(in: self))
    case .ended, .cancelled:
      isZooming = false
      endZooming(view)
    default: break
    }
  }

  /// Returns the scale for the distance between the touches, with increasing resistance beyond the
  /// limits if the content bounces.
  private func stretched(_ scale: CGFloat) -> CGFloat {
    let inside = min(max(scale, minimumZoomScale), maximumZoomScale)
    return bouncesZoom && inside > 0 ? inside * (scale / inside).squareRoot() : inside
  }

  /// Springs back to the limits of the scale if it's beyond them.
  private func endZooming(_ view: UIView) {
    let scale = min(max(storedZoomScale, minimumZoomScale), maximumZoomScale)
    guard scale != storedZoomScale else {
      storedDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
      return
    }
    isZoomBouncing = true
    animateZoom {
      self.zoom(to: scale, around: CGPoint(x: self.bounds.midX, y: self.bounds.midY))
    } completion: {
      self.isZoomBouncing = false
      self.storedDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
  }

  /// Zooms with an animation.
  final func animateZoom(_ change: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    isZoomAnimating = true
    UIView.animate(
      withDuration: SystemDesign.current.scrolling.moving, animations: change,
      completion: { _ in
        self.isZoomAnimating = false
        completion()
      })
  }

  final func zoom(to scale: CGFloat, around point: CGPoint) {
    guard scale != storedZoomScale, let view = viewForZooming else { return }
    let factor = scale / storedZoomScale
    storedZoomScale = scale
    zoomedView = view
    let state = view.layoutState
    state.isZoomed = scale != 1
    // The view stays where constraints position it.
    let origin = state.isFixedByFrame ? .zero : view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.moveFrame(to: origin)
    let offset = CGPoint(
      x: contentOffset.x + point.x * (factor - 1), y: contentOffset.y + point.y * (factor - 1))
    contentSize = zoomedContentSize(view)
    move(to: clamped(offset))
    storedDelegate?.scrollViewDidZoom(self)
  }

  private func zoomedContentSize(_ view: UIView) -> CGSize {
    guard !view.layoutState.isFixedByFrame, let guide = storedContentLayoutGuide,
      guide.solvedFrame.size != .zero
    else { return view.frame.size }
    return scaled(guide.solvedFrame.size)
  }

  /// Returns the size of the content at the current scale, which constraints don't take into
  /// account.
  final func scaled(_ size: CGSize) -> CGSize {
    guard let zoomedView, zoomedView.layoutState.isZoomed,
      !zoomedView.layoutState.isFixedByFrame
    else { return size }
    let (plain, scaled) = (zoomedView.bounds.size, zoomedView.frame.size)
    return CGSize(
      width: size.width + scaled.width - plain.width,
      height: size.height + scaled.height - plain.height)
  }
}
