import DisplayList

extension LayerProperties {
  /// The value that a key path leads to, where it can be animated.
  func value(forKeyPath keyPath: String) -> AnimatableValue? {
    switch keyPath {
    case "opacity": .number(Double(opacity))
    case "position": .point(position)
    case "position.x": .number(position.x)
    case "position.y": .number(position.y)
    case "bounds": .rect(bounds)
    case "bounds.size": .size(bounds.size)
    case "bounds.size.width": .number(bounds.width)
    case "bounds.size.height": .number(bounds.height)
    case "bounds.origin": .point(bounds.origin)
    case "bounds.origin.x": .number(bounds.minX)
    case "bounds.origin.y": .number(bounds.minY)
    case "anchorPoint": .point(anchorPoint)
    case "anchorPoint.x": .number(anchorPoint.x)
    case "anchorPoint.y": .number(anchorPoint.y)
    case "zPosition": .number(zPosition)
    case "transform": .transform(transform)
    case "sublayerTransform": .transform(sublayerTransform)
    case "backgroundColor": .color(backgroundColor?.color)
    case "cornerRadius": .number(cornerRadius)
    case "borderWidth": .number(borderWidth)
    case "borderColor": .color(borderColor?.color)
    case "shadowColor": .color(shadowColor?.color)
    case "shadowOpacity": .number(Double(shadowOpacity))
    case "shadowOffset": .size(shadowOffset)
    case "shadowOffset.width": .number(shadowOffset.width)
    case "shadowOffset.height": .number(shadowOffset.height)
    case "shadowRadius": .number(shadowRadius)
    case "shadowPath": .path(shadowPath?.path ?? Path())
    case "contentsRect": .rect(contentsRect)
    case "transform.translation.x": .number(transform.m41)
    case "transform.translation.y": .number(transform.m42)
    case "transform.translation.z": .number(transform.m43)
    case "transform.translation": .size(CGSize(width: transform.m41, height: transform.m42))
    case "transform.rotation", "transform.rotation.z":
      .number(atan2(transform.m12, transform.m11))
    case "transform.rotation.x": .number(atan2(transform.m23, transform.m33))
    case "transform.rotation.y": .number(atan2(transform.m31, transform.m33))
    case "transform.scale", "transform.scale.x": .number(hypot(transform.m11, transform.m12))
    case "transform.scale.y": .number(hypot(transform.m21, transform.m22))
    case "transform.scale.z": .number(transform.m33)
    default: nil
    }
  }

  /// Sets what a key path leads to, where it can be animated; says whether it can.
  mutating func setValue(_ value: AnimatableValue, forKeyPath keyPath: String) -> Bool {
    switch (keyPath, value) {
    case ("opacity", .number(let number)): opacity = Float(number)
    case ("position", .point(let point)): position = point
    case ("position.x", .number(let number)): position.x = number
    case ("position.y", .number(let number)): position.y = number
    case ("bounds", .rect(let rect)): bounds = rect
    case ("bounds.size", .size(let size)): bounds.size = size
    case ("bounds.size.width", .number(let number)): bounds.size.width = number
    case ("bounds.size.height", .number(let number)): bounds.size.height = number
    case ("bounds.origin", .point(let point)): bounds.origin = point
    case ("bounds.origin.x", .number(let number)): bounds.origin.x = number
    case ("bounds.origin.y", .number(let number)): bounds.origin.y = number
    case ("anchorPoint", .point(let point)): anchorPoint = point
    case ("anchorPoint.x", .number(let number)): anchorPoint.x = number
    case ("anchorPoint.y", .number(let number)): anchorPoint.y = number
    case ("zPosition", .number(let number)): zPosition = number
    case ("transform", .transform(let value)): transform = value
    case ("sublayerTransform", .transform(let value)): sublayerTransform = value
    case ("backgroundColor", .color(let color)): backgroundColor = color.map(CGColor.init)
    case ("cornerRadius", .number(let number)): cornerRadius = number
    case ("borderWidth", .number(let number)): borderWidth = number
    case ("borderColor", .color(let color)): borderColor = color.map(CGColor.init)
    case ("shadowColor", .color(let color)): shadowColor = color.map(CGColor.init)
    case ("shadowOpacity", .number(let number)): shadowOpacity = Float(number)
    case ("shadowOffset", .size(let size)): shadowOffset = size
    case ("shadowOffset.width", .number(let number)): shadowOffset.width = number
    case ("shadowOffset.height", .number(let number)): shadowOffset.height = number
    case ("shadowRadius", .number(let number)): shadowRadius = number
    case ("shadowPath", .path(let path)):
      shadowPath = path.elements.isEmpty ? nil : CGPath(path)
    case ("contentsRect", .rect(let rect)): contentsRect = rect
    case ("transform.translation.x", .number(let number)): transform.m41 = number
    case ("transform.translation.y", .number(let number)): transform.m42 = number
    case ("transform.translation.z", .number(let number)): transform.m43 = number
    case ("transform.translation", .size(let size)):
      transform.m41 = size.width
      transform.m42 = size.height
    case ("transform.translation", .point(let point)):
      transform.m41 = point.x
      transform.m42 = point.y
    case ("transform.rotation", .number(let angle)), ("transform.rotation.z", .number(let angle)):
      turn(by: CATransform3DMakeRotation(angle, 0, 0, 1))
    case ("transform.rotation.x", .number(let angle)):
      turn(by: CATransform3DMakeRotation(angle, 1, 0, 0))
    case ("transform.rotation.y", .number(let angle)):
      turn(by: CATransform3DMakeRotation(angle, 0, 1, 0))
    case ("transform.scale", .number(let factor)): rescale(x: factor, y: factor)
    case ("transform.scale", .size(let size)): rescale(x: size.width, y: size.height)
    case ("transform.scale.x", .number(let factor)): rescale(x: factor, y: nil)
    case ("transform.scale.y", .number(let factor)): rescale(x: nil, y: factor)
    case ("transform.scale.z", .number(let factor)): transform.m33 = factor
    default: return false
    }
    return true
  }

  /// Replaces the rotation and keeps the scale, the translation and the perspective.
  private mutating func turn(by rotation: CATransform3D) {
    let old = transform
    var result = CATransform3DMakeScale(
      hypot(old.m11, old.m12), hypot(old.m21, old.m22), 1
    ).concatenating(rotation)
    result.m34 = old.m34
    result.m41 = old.m41
    result.m42 = old.m42
    result.m43 = old.m43
    transform = result
  }

  /// Replaces the scale and keeps the rotation and the translation.
  private mutating func rescale(x: CGFloat?, y: CGFloat?) {
    let angle = atan2(transform.m12, transform.m11)
    let width = x ?? hypot(transform.m11, transform.m12)
    let height = y ?? hypot(transform.m21, transform.m22)
    transform.m11 = width * cos(angle)
    transform.m12 = width * sin(angle)
    transform.m21 = -height * sin(angle)
    transform.m22 = height * cos(angle)
  }
}
