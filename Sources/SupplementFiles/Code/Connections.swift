// Members for connections that can't be used on Linux.

import FoundationNetworking
import UIKit

extension FoundationNetworking.URLSessionConfiguration {
  nonisolated var waitsForConnectivity: Bool {
    get { UIKit.FoundationCalls.waitsForConnectivity(of: self) }
    set { UIKit.FoundationCalls.setWaitsForConnectivity(newValue, of: self) }
  }
  nonisolated class func background(
    withIdentifier identifier: Swift.String
  ) -> FoundationNetworking.URLSessionConfiguration {
    UIKit.FoundationCalls.useBackgroundSession()
    return .default
  }
}
extension FoundationNetworking.URLResponse {
  nonisolated convenience init(_quince: Swift.Void = ()) {
    self.init(
      url: Foundation.URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1,
      textEncodingName: nil)
  }
}
extension FoundationNetworking.HTTPURLResponse {
  nonisolated convenience init(_quinceStatus: Swift.Int = 200) {
    self.init(
      url: Foundation.URL(fileURLWithPath: "/"), statusCode: _quinceStatus, httpVersion: nil,
      headerFields: nil)!
  }
}
extension FoundationNetworking.URLCache {
  nonisolated convenience init(
    memoryCapacity: Swift.Int, diskCapacity: Swift.Int, directory: Foundation.URL? = nil
  ) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
nonisolated let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"
nonisolated let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
nonisolated let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
