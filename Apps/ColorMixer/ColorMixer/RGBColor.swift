import UIKit

/// A color mixed from red, green and blue, each from 0 to 100.
struct RGBColor: Equatable, CustomStringConvertible {

    static let range = 0...100
    static let black = RGBColor(red: 0, green: 0, blue: 0)

    var red: Int
    var green: Int
    var blue: Int

    init(red: Int, green: Int, blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Creates a color from its red, green and blue; `nil` unless there are three.
    init?(components: [Int]) {
        guard components.count == 3 else { return nil }
        self.init(red: components[0], green: components[1], blue: components[2])
    }

    /// The red, green and blue, in this order.
    var components: [Int] {
        get { [red, green, blue] }
        set { (red, green, blue) = (newValue[0], newValue[1], newValue[2]) }
    }

    /// The color with each component moved to the nearest one in range.
    var clamped: RGBColor {
        func nearest(_ component: Int) -> Int {
            min(max(component, Self.range.lowerBound), Self.range.upperBound)
        }
        return RGBColor(red: nearest(red), green: nearest(green), blue: nearest(blue))
    }

    var uiColor: UIColor {
        let largest = CGFloat(Self.range.upperBound)
        return UIColor(
            red: CGFloat(red) / largest, green: CGFloat(green) / largest,
            blue: CGFloat(blue) / largest, alpha: 1)
    }

    var description: String { "red \(red), green \(green), blue \(blue)" }
}
