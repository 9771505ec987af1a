@_exported import UIKitCore
@_exported import UIKitDynamics
@_exported import UIKitOlderSwift
@_exported import UIKitPaging
@_exported import UIKitSheets
