import AppRuntime
import DeviceProtocol
import Foundation
import Stubs

extension UIWindowScene {
  /// The geometry of a scene on the device.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene/geometry>.
  @preconcurrency @MainActor
  open class Geometry: NSObject, @preconcurrency NSCopying {
    /// The orientation of the interface.
    open private(set) var interfaceOrientation: UIInterfaceOrientation

    /// Whether the interface keeps its orientation when the device is rotated.
    @available(IOS26 )
    open private(set) var isInterfaceOrientationLocked: Bool

    /// The coordinate space of the scene.
    @available(IOS26 )
    open private(set) var coordinateSpace: any UICoordinateSpace

    /// Whether the user is resizing the scene, which isn't possible on this device.
    @available(IOS26 )
    open var isInteractivelyResizing: Bool { false }

    init(_ device: DeviceConfiguration, isLocked: Bool) {
      interfaceOrientation = UIInterfaceOrientation(device.orientation)
      isInterfaceOrientationLocked = isLocked
      coordinateSpace = ScreenCoordinateSpace(size: device.screenSize)
      super.init()
    }

    /// Returns the geometry itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// An app's preferences for the geometry of a scene.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences>.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    fileprivate override init() {
      super.init()
    }

    /// An app's preferences for the orientation of a scene.
    ///
    /// Follows
    /// <https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios>.
    public final class iOS: GeometryPreferences {
      /// The orientations that the system can choose from, or `nil` for any.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates empty preferences.
      public override init() {
        super.init()
      }

      /// Creates preferences for orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// The scene's current geometry.
  public var effectiveGeometry: Geometry {
    Geometry(
      DeviceLink.shared.configuration, isLocked: SystemAppearanceReporter.shared.isOrientationLocked
    )
  }

  /// Whether the scene fills the screen, which every scene does.
  public var isFullScreen: Bool { true }

  /// The limits on the scene's size, which are `nil` because scenes can't be resized on this
  /// device.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// The changes that users can make to the scene's window, which aren't possible on this device.
  public var windowingBehaviors: UISceneWindowingBehaviors? { nil }

  /// Requests a different geometry.
  /// - Parameters:
  ///   - geometryPreferences: The requested geometry.
  ///   - errorHandler: A closure that's called if the scene doesn't support the geometry.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else {
      SystemAppearanceReporter.shared.requestedOrientations = nil
      return
    }
    let allowed = SystemAppearanceReporter.shared.allowedOrientations
    guard !wanted.intersection(allowed).isEmpty else {
      errorHandler?(
        UISceneError(
          .geometryRequestUnsupported,
          "None of the requested orientations are supported by the view controller. "
            + "Requested: \(wanted.names); Supported: \(allowed.names)"))
      return
    }
    Stub.geometryRequest.report(if: !wanted.isSuperset(of: allowed))
    SystemAppearanceReporter.shared.requestedOrientations = wanted
  }
}

extension UIInterfaceOrientationMask {
  /// The names of the orientations for messages.
  fileprivate var names: String { orientations.map(\.rawValue).joined(separator: ", ") }
}
