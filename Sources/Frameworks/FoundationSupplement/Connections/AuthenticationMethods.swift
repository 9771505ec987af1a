import Foundation

/// The authentication with a server's certificate.
///
/// Follows
/// <https://developer.apple.com/documentation/foundation/nsurlauthenticationmethodservertrust>.
public let NSURLAuthenticationMethodServerTrust: String = "NSURLAuthenticationMethodServerTrust"

/// The authentication with a client's certificate.
///
/// Follows
/// <https://developer.apple.com/documentation/foundation/nsurlauthenticationmethodclientcertificate>.
public let NSURLAuthenticationMethodClientCertificate: String =
  "NSURLAuthenticationMethodClientCertificate"

/// The key in an error's information for the data that resumes a download.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsurlsessiondownloadtaskresumedata>.
public let NSURLSessionDownloadTaskResumeData: String = "NSURLSessionDownloadTaskResumeData"
