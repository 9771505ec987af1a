import DisplayList
import Stubs

/// The properties of an emitter layer's particles.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caemittercell>.
open class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming {
  /// Whether cells can be archived securely.
  public class var supportsSecureCoding: Bool { true }

  /// Creates a cell.
  public override init() {
    super.init()
  }

  /// Creates a cell from data in an unarchiver.
  public required init?(coder: NSCoder) {
    super.init()
    name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
    birthRate = coder.decodeFloat(forKey: "birthRate")
    lifetime = coder.decodeFloat(forKey: "lifetime")
    velocity = coder.decodeDouble(forKey: "velocity")
    scale = coder.decodeDouble(forKey: "scale")
  }

  /// Stores the cell in an archiver.
  open func encode(with coder: NSCoder) {
    coder.encode(name as NSString?, forKey: "name")
    coder.encode(birthRate, forKey: "birthRate")
    coder.encode(lifetime, forKey: "lifetime")
    coder.encode(Double(velocity), forKey: "velocity")
    coder.encode(Double(scale), forKey: "scale")
  }

  /// The name of the cell in an emitter layer's key paths.
  open var name: String?
  /// A Boolean value that determines whether particles are emitted.
  open var isEnabled = true

  // MARK: Emission

  /// The number of particles that are emitted per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  /// The range of the particles' lifetimes, in seconds.
  open var lifetimeRange: Float = 0
  /// The direction of emission as an angle to the layer's plane.
  open var emissionLatitude: CGFloat = 0
  /// The direction of emission as an angle in the layer's plane.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone that particles are emitted in.
  open var emissionRange: CGFloat = 0

  // MARK: Motion

  /// The velocity of particles, in points per second.
  open var velocity: CGFloat = 0
  /// The range of the particles' velocities.
  open var velocityRange: CGFloat = 0
  /// The acceleration along the x-axis.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along the y-axis.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along the z-axis.
  open var zAcceleration: CGFloat = 0
  /// The scale of particles relative to their image.
  open var scale: CGFloat = 1
  /// The range of the particles' scales.
  open var scaleRange: CGFloat = 0
  /// The rate at which the scale changes, per second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation speed of particles, in radians per second.
  open var spin: CGFloat = 0
  /// The range of the particles' rotation speeds.
  open var spinRange: CGFloat = 0

  // MARK: Color

  /// The color of particles.
  open var color: CGColor? = .white
  /// The range of the particles' red components.
  open var redRange: Float = 0
  /// The range of the particles' green components.
  open var greenRange: Float = 0
  /// The range of the particles' blue components.
  open var blueRange: Float = 0
  /// The range of the particles' alpha components.
  open var alphaRange: Float = 0
  /// The rate at which the red component changes, per second.
  open var redSpeed: Float = 0
  /// The rate at which the green component changes, per second.
  open var greenSpeed: Float = 0
  /// The rate at which the blue component changes, per second.
  open var blueSpeed: Float = 0
  /// The rate at which the alpha component changes, per second.
  open var alphaSpeed: Float = 0

  // MARK: Content

  /// The image of particles, a `CGImage`.
  open var contents: Any?
  /// The part of the image that's shown, in the unit coordinate space.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of the image's pixels per point.
  open var contentsScale: CGFloat = 1
  /// The filter for reducing the image.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// The filter for enlarging the image.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// The bias of the filter for reducing the image.
  open var minificationFilterBias: Float = 0
  /// The cells that the particles themselves emit.
  open var emitterCells: [CAEmitterCell]?
  /// The default values of properties.
  open var style: [AnyHashable: Any]? {
    didSet { Stub.emitterCellStyle.report(if: style != nil) }
  }

  // MARK: Timing

  /// The time at which the cell starts to emit, in its layer's time, in seconds.
  public var beginTime: CFTimeInterval = 0
  /// The time for which the cell emits, in seconds.
  public var duration: CFTimeInterval = .infinity
  /// The rate at which time passes for the cell.
  public var speed: Float = 1
  /// An additional offset in the local time, in seconds.
  public var timeOffset: CFTimeInterval = 0
  /// The number of times to repeat.
  public var repeatCount: Float = 0
  /// The number of seconds over which to repeat.
  public var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that determines whether to play in reverse after having completed.
  public var autoreverses = false
  /// A value that determines the appearance outside the active duration.
  public var fillMode = CAMediaTimingFillMode.removed

  // MARK: Key-value coding

  private typealias Number = ReferenceWritableKeyPath<CAEmitterCell, CGFloat>
  private typealias Part = ReferenceWritableKeyPath<CAEmitterCell, Float>

  nonisolated(unsafe) private static let numbers: [String: Number] = [
    "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
    "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
    "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
    "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange,
    "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange,
  ]
  nonisolated(unsafe) private static let parts: [String: Part] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
    "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange,
    "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed,
    "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
  ]

  /// Returns the value of a property, for a layer's key path.
  final func value(ofProperty key: String) -> Any? {
    if let path = Self.numbers[key] { return self[keyPath: path] }
    return Self.parts[key].map { self[keyPath: $0] }
  }

  /// Sets a property, for a layer's key path.
  final func set(_ value: Any?, ofProperty key: String) {
    if key == "color", case .color(let color)? = AnimatableValue(value) {
      self.color = color.map { CGColor($0) }
      return
    }
    guard case .number(let number)? = AnimatableValue(value) else {
      if key == "enabled", let flag = value as? Bool { isEnabled = flag }
      return
    }
    if let path = Self.numbers[key] { self[keyPath: path] = number }
    if let path = Self.parts[key] { self[keyPath: path] = Float(number) }
  }
}
