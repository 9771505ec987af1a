import Testing
import UIKit

struct ColorTests {
  private func rgba(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }

  @Test func literalsAreColorsOfBothKinds() {
    let color: UIColor = #colorLiteral(red: 0.5, green: 0.25, blue: 0, alpha: 1)
    let layer = CALayer()
    layer.borderColor = #colorLiteral(red: 0.5, green: 0.25, blue: 0, alpha: 1)
    #expect(layer.borderColor == color.cgColor)
    #expect(layer.borderColor?.components == [0.5, 0.25, 0, 1])
  }

  @Test func colorsAreConvertedToOtherSpaces() throws {
    func parts(_ color: CGColor, _ name: CFString) throws -> [Double] {
      let space = try #require(CGColorSpace(name: name))
      let converted = color.converted(to: space, intent: .defaultIntent, options: nil)
      return try #require(converted?.components).map { (Double($0) * 1000).rounded() / 1000 }
    }
    let orange = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(try parts(orange, CGColorSpace.sRGB) == [1, 0.5, 0, 0.5])
    #expect(try parts(CGColor(gray: 0.25, alpha: 1), CGColorSpace.sRGB) == [0.25, 0.25, 0.25, 1])
    #expect(try parts(orange, CGColorSpace.linearSRGB) == [1, 0.214, 0, 0.5])
    #expect(try parts(.white, CGColorSpace.displayP3) == [1, 1, 1, 1])
    #expect(try parts(.white, CGColorSpace.genericGrayGamma2_2) == [1, 1])
    let red = try #require(
      CGColor(colorSpace: CGColorSpace(name: CGColorSpace.displayP3)!, components: [1, 0, 0, 1]))
    let back = try parts(red, CGColorSpace.extendedSRGB)
    #expect(back[0] > 1 && back[1] < 0)
    let again = try #require(
      CGColor(
        colorSpace: CGColorSpace(name: CGColorSpace.extendedSRGB)!,
        components: back.map { CGFloat($0) }))
    #expect(
      try parts(again, CGColorSpace.displayP3).map { ($0 * 100).rounded() } == [100, 0, 0, 100])
    let linear = CGColor(
      colorSpace: CGColorSpace(name: CGColorSpace.linearSRGB)!, components: [1, 0.214, 0, 1])
    #expect(try parts(#require(linear), CGColorSpace.sRGB) == [1, 0.5, 0, 1])
  }

  @Test func componentsComeBack() {
    #expect(rgba(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(rgba(UIColor(white: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
    #expect(rgba(.red.withAlphaComponent(0.5)) == [1, 0, 0, 0.5])
  }

  @Test func anExposureBelongsToTheColor() {
    let bright = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1, exposure: 2)
    let plain = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(bright.linearExposure == 4)
    #expect(plain.linearExposure == 1)
    #expect(bright == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1, linearExposure: 4))
    #expect(bright != plain)
    #expect(bright.standardDynamicRange == plain)
    #expect(plain.standardDynamicRange === plain)
    #expect(plain.applyingContentHeadroom(4) == bright)
    #expect(plain.applyingContentHeadroom(0.5) == plain)
    #expect(bright.withAlphaComponent(0.5).linearExposure == 4)
    #expect(bright.cgColor == plain.cgColor)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? bright : plain }
    #expect(dynamic.linearExposure == 1)
    #expect(
      dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).linearExposure == 4)
  }

  @Test func hueSaturationAndBrightnessConvertBothWays() {
    let color = UIColor(hue: 1.0 / 3, saturation: 0.5, brightness: 0.8, alpha: 1)
    let parts = rgba(color)
    #expect(abs(parts[0] - 0.4) < 0.001 && abs(parts[1] - 0.8) < 0.001)
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 1.0 / 3) < 0.001 && abs(saturation - 0.5) < 0.001)
    #expect(abs(brightness - 0.8) < 0.001 && alpha == 1)
    for hue in stride(from: 0.0, to: 1, by: 0.1) {
      let there = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
      var back: CGFloat = 0
      _ = there.getHue(&back, saturation: nil, brightness: nil, alpha: nil)
      #expect(abs(back - hue) < 0.001)
    }
  }

  @Test func aGrayHasAWhite() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.25) < 0.001 && alpha == 0.5)
  }

  @Test func equalColorsAreEqualAndHashAlike() {
    let first = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(first == UIColor.red)
    #expect(first.hash == UIColor.red.hash)
    #expect(first != UIColor.blue)
    #expect(Set([first, .red, .blue]).count == 2)
    #expect(first.description.contains("1"))
  }

  @Test func dynamicColorsResolveForTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(rgba(color.resolvedColor(with: dark)) == [1, 1, 1, 1])
    #expect(rgba(color.resolvedColor(with: light)) == [0, 0, 0, 1])
    #expect(
      rgba(UIColor.systemBackground.resolvedColor(with: dark))
        != rgba(UIColor.systemBackground.resolvedColor(with: light)))
    #expect(rgba(color.withAlphaComponent(0.5).resolvedColor(with: dark)) == [1, 1, 1, 0.5])
  }

  @Test(arguments: [
    UIColor.systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink,
    .systemPurple, .systemTeal, .systemIndigo, .systemBrown, .systemMint, .systemCyan, .systemGray,
    .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .label,
    .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator,
    .opaqueSeparator, .link, .systemFill, .secondarySystemFill, .tertiarySystemFill,
    .quaternarySystemFill, .systemBackground, .secondarySystemBackground,
    .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
    .tertiarySystemGroupedBackground, .darkText, .lightText, .darkGray, .lightGray, .cyan, .magenta,
    .brown, .purple, .groupTableViewBackground,
  ])
  func everySystemColorHasComponentsInRange(_ color: UIColor) {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let parts = rgba(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)))
      #expect(parts.allSatisfy { $0 >= 0 && $0 <= 1 })
      #expect(parts[3] > 0)
    }
  }

  @Test func colorsWithTwoNamesAreOne() {
    #expect(UIColor.tintColor == .systemBlue)
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
  }

  @Test func systemBlueIsApples() {
    let blue = UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let parts = rgba(blue).map { Int(($0 * 255).rounded()) }
    #expect(parts == [0, 122, 255, 255])
  }

  @Test func coreGraphicsColorsKeepTheirSpace() {
    let red = UIColor.red.cgColor
    #expect(red.alpha == 1)
    #expect(red.components == [1, 0, 0, 1])
    #expect(red.numberOfComponents == 4)
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    #expect(gray.components == [0.5, 0.25])
    #expect(gray.colorSpace?.numberOfComponents == 1)
    #expect(gray.copy(alpha: 1)?.alpha == 1)
    #expect(gray.copy() == gray)
    #expect(UIColor(cgColor: gray) == UIColor(white: 0.5, alpha: 0.25))
    #expect(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).components == red.components)
    var parts: [CGFloat] = [0.1, 0.2, 0.3, 1]
    let made = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: &parts)
    #expect(made?.components == parts)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.name == CGColorSpace.sRGB)
  }

  @Test func coreImageColorsConvert() {
    let color = CIColor(red: 0.1, green: 0.2, blue: 0.3)
    #expect(color.alpha == 1 && color.numberOfComponents == 4)
    #expect(UIColor(ciColor: color) == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    #expect(CIColor(cgColor: UIColor.blue.cgColor).blue == 1)
    #expect(UIColor.red.ciColor.red == 1)
  }

  @Test func coreImageWritesColors() {
    #expect(CIColor.red.stringRepresentation == "1 0 0 1")
    let color = CIColor(string: "0.5 0.7 0.3 0.25")
    #expect([color.red, color.green, color.blue, color.alpha] == [0.5, 0.7, 0.3, 0.25])
    #expect(CIColor(string: color.stringRepresentation).green == 0.7)
  }

  @Test func coreImageNamesColors() {
    let named: [(CIColor, UIColor)] = [
      (.black, .black), (.white, .white), (.gray, .gray), (.red, .red), (.green, .green),
      (.blue, .blue), (.cyan, .cyan), (.magenta, .magenta), (.yellow, .yellow), (.clear, .clear),
    ]
    for (color, expected) in named {
      #expect(rgba(UIColor(ciColor: color)) == rgba(expected))
    }
  }

  @Test func displayP3IsConverted() {
    let wide = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(rgba(wide)[0] >= 1)
  }

  @Test func colorsAreArchived() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: color, requiringSecureCoding: true)
    let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(back == color)
  }

  @Test func accessibilityNamesAreWords() {
    #expect(UIColor.red.accessibilityName.lowercased().contains("red"))
    #expect(UIColor.white.accessibilityName.lowercased().contains("white"))
    #expect(UIColor.black.accessibilityName.lowercased().contains("black"))
    #expect(UIColor.systemGreen.accessibilityName.lowercased().contains("green"))
  }
}
