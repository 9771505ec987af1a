extension CALayer {
  func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var layer: CALayer? = self
    while let current = layer, current.superlayer != nil {
      point = current.layerProperties.pointInSuperlayer(point)
      layer = current.superlayer
      if let layer, layer.layerProperties.hasSublayerTransform {
        point = point.applying(layer.layerProperties.sublayerTransformInPlace)
      }
    }
    return point
  }

  func convert(_ point: CGPoint, fromRoot: Bool) -> CGPoint {
    guard let superlayer else { return point }
    var point = superlayer.convert(point, fromRoot: true)
    if superlayer.layerProperties.hasSublayerTransform {
      point = point.applying(superlayer.layerProperties.sublayerTransformInPlace.inverted())
    }
    return layerProperties.point(fromSuperlayer: point)
  }

  var transformToRoot: CGAffineTransform {
    guard let superlayer else { return .identity }
    var transform = layerProperties.transformToSuperlayer
    if superlayer.layerProperties.hasSublayerTransform {
      transform = transform.concatenating(superlayer.layerProperties.sublayerTransformInPlace)
    }
    return transform.concatenating(superlayer.transformToRoot)
  }
}
