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
    "CAEmitterCell", "style", lacks: "values are not looked up in it")

  /// `CAEmitterCell.color`.
  package static let emitterImageColor = Stub.member(
    "CAEmitterCell", "color",
    lacks: "an image is painted in the color, which is right for white images")

  /// `CALayer.isGeometryFlipped`.
  package static let layerGeometryFlipped = Stub.member(
    "CALayer", "isGeometryFlipped", lacks: "sublayers aren't flipped")

  /// `CALayer.allowsGroupOpacity`.
  package static let layerGroupOpacity = Stub.member(
    "CALayer", "allowsGroupOpacity", lacks: "the layer is composited as a group all the same")

  /// `CALayer.filters`.
  package static let layerFilters = Stub.member(
    "CALayer", "filters", lacks: "the layer isn't filtered")

  /// `CALayer.compositingFilter`.
  package static let layerCompositingFilter = Stub.member(
    "CALayer", "compositingFilter", lacks: "the layer is drawn over what is behind it")

  /// `CALayer.backgroundFilters`.
  package static let layerBackgroundFilters = Stub.member(
    "CALayer", "backgroundFilters", lacks: "what is behind the layer isn't filtered")

  /// `CALayer.minificationFilter`.
  package static let layerMinificationFilter = Stub.member(
    "CALayer", "minificationFilter", lacks: "images are made smaller smoothly")

  /// `CALayer.minificationFilterBias`.
  package static let layerMinificationFilterBias = Stub.member(
    "CALayer", "minificationFilterBias", lacks: "images are made smaller without the bias")

  /// `CALayer.allowsEdgeAntialiasing`.
  package static let layerEdgeAntialiasing = Stub.member(
    "CALayer", "allowsEdgeAntialiasing", lacks: "edges are always smooth")

  /// `CALayer.edgeAntialiasingMask`.
  package static let layerEdgeAntialiasingMask = Stub.member(
    "CALayer", "edgeAntialiasingMask", lacks: "all edges are smooth")

  /// `CALayer.style`.
  package static let layerStyle = Stub.member(
    "CALayer", "style", lacks: "properties have their own defaults all the same")

  /// `CATransform3D`.
  package static let transformPerspective = Stub.type(
    "CATransform3D", lacks: "there's no perspective: what is farther away isn't drawn smaller")

  /// `CALayer.duration`.
  package static let layerDuration = Stub.member(
    "CALayer", "duration", lacks: "the layer has its animations for as long as it is there")

  /// `CALayer.repeatCount`.
  package static let layerRepeatCount = Stub.member(
    "CALayer", "repeatCount", lacks: "time in the layer passes once")

  /// `CALayer.repeatDuration`.
  package static let layerRepeatDuration = Stub.member(
    "CALayer", "repeatDuration", lacks: "time in the layer passes once")

  /// `CALayer.autoreverses`.
  package static let layerAutoreverses = Stub.member(
    "CALayer", "autoreverses", lacks: "time in the layer never runs backward")

  /// `CALayer.fillMode`.
  package static let layerFillMode = Stub.member(
    "CALayer", "fillMode", lacks: "the layer is shown before its time and after it")
}
