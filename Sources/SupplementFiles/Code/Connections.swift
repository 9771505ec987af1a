// The property of `URLSessionConfiguration` that can't be set on Linux.

import FoundationNetworking
import UIKit

extension FoundationNetworking.URLSessionConfiguration {
  nonisolated var waitsForConnectivity: Bool {
    get { UIKit.FoundationCalls.waitsForConnectivity(of: self) }
    set { UIKit.FoundationCalls.setWaitsForConnectivity(newValue, of: self) }
  }
}
