import Foundation
import Stubs

/// A request for resources with tags, which Xcode can put on a server. Here, they're always in the
/// app's bundle.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsbundleresourcerequest>.
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
  /// The tags of the resources.
  public let tags: Set<String>
  /// The bundle with the resources.
  public let bundle: Bundle
  /// The importance of the request among others, from 0 to 1.
  open var loadingPriority = 0.5
  /// The progress of loading the resources.
  public let progress = Progress(totalUnitCount: 1)

  /// Creates a request for resources of the app.
  public convenience init(tags: Set<String>) {
    self.init(tags: tags, bundle: .main)
  }

  /// Creates a request for resources of a bundle.
  public init(tags: Set<String>, bundle: Bundle) {
    Stub.bundleResources.report()
    self.tags = tags
    self.bundle = bundle
    super.init()
  }

  /// Loads the resources, and then calls a closure with an error or `nil`.
  open func beginAccessingResources(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    progress.completedUnitCount = 1
    DispatchQueue.global().async { completionHandler(nil) }
  }

  /// Loads the resources.
  open func beginAccessingResources() async throws {
    progress.completedUnitCount = 1
  }

  /// Calls a closure with `true` if the resources are on the device.
  open func conditionallyBeginAccessingResources(
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(true) }
  }

  /// Returns whether the resources are on the device.
  open func conditionallyBeginAccessingResources() async -> Bool { true }

  /// Allows the system to remove the resources.
  open func endAccessingResources() {}
}

/// The loading priority of resources that an app needs at once.
public let NSBundleResourceRequestLoadingPriorityUrgent = Double.greatestFiniteMagnitude

extension NSNotification.Name {
  /// Posted when there's no space for resources with tags, which never happens here.
  public static let NSBundleResourceRequestLowDiskSpace = NSNotification.Name(
    "NSBundleResourceRequestLowDiskSpaceNotification")
}
