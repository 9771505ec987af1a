extension CALayer {
  func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var layer: CALayer? = self
    while let current = layer, current.superlayer != nil {
      point = current.properties.pointInSuperlayer(point)
      layer = current.superlayer
      if let layer, layer.properties.hasSublayerTransform {
        point = point.applying(layer.properties.sublayerTransformInPlace)
      }
    }
    return point
  }

  func convert(_ point: CGPoint, fromRoot: Bool) -> CGPoint {
    guard let superlayer else { return point }
    var point = superlayer.convert(point, fromRoot: true)
    if superlayer.properties.hasSublayerTransform {
      point = point.applying(superlayer.properties.sublayerTransformInPlace.inverted())
    }
    return properties.point(fromSuperlayer: point)
  }

  var transformToRoot: CGAffineTransform {
    guard let superlayer else { return .identity }
    var transform = properties.transformToSuperlayer
    if superlayer.properties.hasSublayerTransform {
      transform = transform.concatenating(superlayer.properties.sublayerTransformInPlace)
    }
    return transform.concatenating(superlayer.transformToRoot)
  }
}
