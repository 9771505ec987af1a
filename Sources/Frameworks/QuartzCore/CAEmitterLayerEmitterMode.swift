/// The part of an emitter layer's shape that emits particles.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caemitterlayeremittermode>.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Particles are emitted from the corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Particles are emitted from the outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Particles are emitted from the surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Particles are emitted from the entire volume.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
