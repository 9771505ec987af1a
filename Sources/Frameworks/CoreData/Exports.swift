@_exported import Foundation
@_exported import FoundationSupplement
@_exported import ObjectiveC
