// The property that SwiftPM adds to a target with resources.

import Foundation

extension Foundation.Bundle {
  nonisolated static let module: Foundation.Bundle = {
    let place = Foundation.Bundle.main.bundleURL.appendingPathComponent("NAME OF THE BUNDLE")
    guard let bundle = Foundation.Bundle(url: place) else {
      fatalError("could not load resource bundle: \(place.path)")
    }
    return bundle
  }()
}
