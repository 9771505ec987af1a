@_exported import Photos
@_exported import UIKit
@_exported import UniformTypeIdentifiers
