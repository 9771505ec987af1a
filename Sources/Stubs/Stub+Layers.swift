extension Stub {
  /// The stubs of layers.
  static let layers: [Stub] = [
    layerGeometryFlipped, layerGroupOpacity, layerFilters, layerCompositingFilter,
    layerBackgroundFilters, layerMinificationFilter, layerMinificationFilterBias,
    layerEdgeAntialiasing, layerEdgeAntialiasingMask, transformPerspective, layerDuration,
    layerRepeatCount, layerRepeatDuration, layerAutoreverses, layerFillMode, layerStyle,
    replicatorPreservesDepth, replicatorImageColor, tiledLayerSize, tiledLayerLevels,
    tiledLayerLevelsBias, emitterDepth, emitterPreservesDepth, emitterCellStyle,
    emitterImageColor,
  ]

  /// `CAReplicatorLayer.preservesDepth`.
  package static let replicatorPreservesDepth = Stub.member(
    "CAReplicatorLayer", "preservesDepth", lacks: "the copies are flat")

  /// `CAReplicatorLayer.instanceColor`.
  package static let replicatorImageColor = Stub.member(
    "CAReplicatorLayer", "instanceColor", lacks: "images keep their colors")

  /// `CATiledLayer.tileSize`.
  package static let tiledLayerSize = Stub.member(
    "CATiledLayer", "tileSize", lacks: "the layer is drawn in one piece")

  /// `CATiledLayer.levelsOfDetail`.
  package static let tiledLayerLevels = Stub.member(
    "CATiledLayer", "levelsOfDetail", lacks: "the layer is drawn at one level of detail")

  /// `CATiledLayer.levelsOfDetailBias`.
  package static let tiledLayerLevelsBias = Stub.member(
    "CATiledLayer", "levelsOfDetailBias", lacks: "the layer is drawn at one level of detail")

  /// `CAEmitterLayer.emitterDepth`.
  package static let emitterDepth = Stub.member(
    "CAEmitterLayer", "emitterDepth", lacks: "particles move in a plane")

  /// `CAEmitterLayer.preservesDepth`.
  package static let emitterPreservesDepth = Stub.member(
    "CAEmitterLayer", "preservesDepth", lacks: "particles move in a plane")

  /// `CAEmitterCell.style`.
  package static let emitterCellStyle = Stub.member(
    "CAEmitterCell", "style", lacks: "values aren't looked up in it")

  /// `CAEmitterCell.color`.
  package static let emitterImageColor = Stub.member(
    "CAEmitterCell", "color",
    lacks: "the image is drawn in the color, which is correct only for white images")

  /// `CALayer.isGeometryFlipped`.
  package static let layerGeometryFlipped = Stub.member(
    "CALayer", "isGeometryFlipped", lacks: "sublayers aren't flipped")

  /// `CALayer.allowsGroupOpacity`.
  package static let layerGroupOpacity = Stub.member(
    "CALayer", "allowsGroupOpacity", lacks: "the layer is always composited as a group")

  /// `CALayer.filters`.
  package static let layerFilters = Stub.member(
    "CALayer", "filters", lacks: "the layer isn't filtered")

  /// `CALayer.compositingFilter`.
  package static let layerCompositingFilter = Stub.member(
    "CALayer", "compositingFilter", lacks: "the layer is drawn normally over its background")

  /// `CALayer.backgroundFilters`.
  package static let layerBackgroundFilters = Stub.member(
    "CALayer", "backgroundFilters", lacks: "the background isn't filtered")

  /// `CALayer.minificationFilter`.
  package static let layerMinificationFilter = Stub.member(
    "CALayer", "minificationFilter", lacks: "images are always scaled down smoothly")

  /// `CALayer.minificationFilterBias`.
  package static let layerMinificationFilterBias = Stub.member(
    "CALayer", "minificationFilterBias", lacks: "images are scaled down without the bias")

  /// `CALayer.allowsEdgeAntialiasing`.
  package static let layerEdgeAntialiasing = Stub.member(
    "CALayer", "allowsEdgeAntialiasing", lacks: "edges are always antialiased")

  /// `CALayer.edgeAntialiasingMask`.
  package static let layerEdgeAntialiasingMask = Stub.member(
    "CALayer", "edgeAntialiasingMask", lacks: "all edges are antialiased")

  /// `CALayer.style`.
  package static let layerStyle = Stub.member(
    "CALayer", "style", lacks: "properties always have the standard defaults")

  /// `CATransform3D`.
  package static let transformPerspective = Stub.type(
    "CATransform3D", lacks: "there's no perspective")

  /// `CALayer.duration`.
  package static let layerDuration = Stub.member(
    "CALayer", "duration", lacks: "animations stay until the layer is removed")

  /// `CALayer.repeatCount`.
  package static let layerRepeatCount = Stub.member(
    "CALayer", "repeatCount", lacks: "the layer's time doesn't repeat")

  /// `CALayer.repeatDuration`.
  package static let layerRepeatDuration = Stub.member(
    "CALayer", "repeatDuration", lacks: "the layer's time doesn't repeat")

  /// `CALayer.autoreverses`.
  package static let layerAutoreverses = Stub.member(
    "CALayer", "autoreverses", lacks: "the layer's time never runs backward")

  /// `CALayer.fillMode`.
  package static let layerFillMode = Stub.member(
    "CALayer", "fillMode", lacks: "the layer is also shown before and after its active time")
}
