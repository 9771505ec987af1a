import Stubs

/// A layer for content that's drawn in tiles and at several levels of detail.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catiledlayer>.
open class CATiledLayer: CALayer {
  /// Creates a layer.
  public override init() {
    super.init()
  }

  package override class func instantiate() -> CALayer { registeredInstance ?? CATiledLayer() }

  /// Creates a copy of a layer, such as for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATiledLayer else { return }
    tileSize = layer.tileSize
    levelsOfDetail = layer.levelsOfDetail
    levelsOfDetailBias = layer.levelsOfDetailBias
  }

  /// Creates a layer from data in an unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns the duration of the fade-in of new tiles, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The maximum size of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet { Stub.tiledLayerSize.report(if: tileSize != oldValue) }
  }

  /// The number of levels of detail.
  open var levelsOfDetail = 1 {
    didSet { Stub.tiledLayerLevels.report(if: levelsOfDetail != 1) }
  }

  /// The number of magnified levels of detail.
  open var levelsOfDetailBias = 0 {
    didSet { Stub.tiledLayerLevelsBias.report(if: levelsOfDetailBias != 0) }
  }

  override func makeCopy() -> CALayer {
    let copy = CATiledLayer()
    copy.update(from: self)
    return copy
  }
}
