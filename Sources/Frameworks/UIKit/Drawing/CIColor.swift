/// A color of Core Image.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cicolor>.
open class CIColor: NSObject {
  /// The red component.
  public let red: CGFloat
  /// The green component.
  public let green: CGFloat
  /// The blue component.
  public let blue: CGFloat
  /// The opacity.
  public let alpha: CGFloat

  /// Creates a color from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  /// Creates an opaque color from its components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor color: CGColor) {
    self.init(
      red: CGFloat(color.color.red), green: CGFloat(color.color.green),
      blue: CGFloat(color.color.blue), alpha: CGFloat(color.color.alpha))
  }

  /// Creates a color from a UIKit color.
  public convenience init(color: UIColor) {
    let components = color.resolved
    self.init(
      red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { 4 }
}
