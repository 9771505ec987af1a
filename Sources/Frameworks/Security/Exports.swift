@_exported import typealias CoreGraphics.CFArray
@_exported import typealias CoreGraphics.CFData
@_exported import typealias CoreGraphics.CFDictionary
@_exported import typealias CoreGraphics.CFString
@_exported import Foundation
@_exported import FoundationSupplement
@_exported import class LocalAuthentication.SecAccessControl
@_exported import struct LocalAuthentication.SecAccessControlCreateFlags
