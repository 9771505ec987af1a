/// A Core Image color.
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

  /// Creates a color from a string with its components, such as “0.5 0.7 0.3 1.0”.
  public convenience init(string representation: String) {
    let numbers = representation.split(separator: " ").map { Double($0) ?? 0 }
    func number(_ index: Int, or other: Double) -> CGFloat {
      CGFloat(index < numbers.count ? numbers[index] : other)
    }
    self.init(
      red: number(0, or: 0), green: number(1, or: 0), blue: number(2, or: 0),
      alpha: number(3, or: 1))
  }

  /// The components as a string that `init(string:)` reads.
  open var stringRepresentation: String {
    String(format: "%g %g %g %g", Double(red), Double(green), Double(blue), Double(alpha))
  }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { 4 }

  // MARK: Named colors

  /// Black.
  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// White.
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Gray, half as bright as white.
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Red.
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Green.
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Blue.
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Cyan.
  open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Magenta.
  open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Yellow.
  open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Clear.
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
