/// A colour in the extended sRGB space, not premultiplied; components run from 0 to 1.
package struct Color: Hashable, Sendable, Codable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var alpha: Float

  package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let black = Color(red: 0, green: 0, blue: 0)
  package static let white = Color(red: 1, green: 1, blue: 1)
  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
