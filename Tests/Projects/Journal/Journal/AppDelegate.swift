import UIKit

/// Holds what lives as long as the app.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  /// How often the person has counted.
  var count = 0
}
