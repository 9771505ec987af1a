extension UIPresentationController: UpdatedObject {
  final func setNeedsUpdate(_ step: UpdateStep) {
    containerView?.setNeedsLayout()
  }

  /// Called before the container view is laid out.
  final func layoutWillStart() {
    track(.layoutStart) { containerViewWillLayoutSubviews() }
  }

  /// Called after the container view is laid out.
  final func layoutDidEnd() {
    track(.layoutEnd) { containerViewDidLayoutSubviews() }
  }
}
