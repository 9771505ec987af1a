extension CGContext {
  // MARK: Device space

  /// Returns the location in device space, in pixels, of a point in user space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Returns the size in device space, in pixels, of a size in user space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Returns the rectangle in device space, in pixels, that contains a rectangle in user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Returns the location in user space of a point in device space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Returns the size in user space of a size in device space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Returns the rectangle in user space that contains a rectangle in device space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  // MARK: Groups

  /// Starts a group that's composited as a whole, clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }
}
