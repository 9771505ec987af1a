import UIKit

/// The colors of a map.
enum MapColors {
  static func land(of type: MKMapType) -> UIColor {
    if type.isSatellite { return UIColor(red: 0.16, green: 0.21, blue: 0.17, alpha: 1) }
    return dynamic(
      UIColor(red: 0.976, green: 0.961, blue: 0.929, alpha: 1),
      UIColor(red: 0.169, green: 0.180, blue: 0.204, alpha: 1))
  }

  static func line(of type: MKMapType) -> UIColor {
    if type.isSatellite { return UIColor(white: 1, alpha: 0.2) }
    return dynamic(
      UIColor(red: 0.878, green: 0.855, blue: 0.804, alpha: 1),
      UIColor(red: 0.275, green: 0.290, blue: 0.325, alpha: 1))
  }

  private static func dynamic(_ light: UIColor, _ dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
