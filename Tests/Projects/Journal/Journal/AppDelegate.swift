import UIKit

/// Stores state that exists as long as the app.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The number of times that the user has counted.
  var count = 0
}
