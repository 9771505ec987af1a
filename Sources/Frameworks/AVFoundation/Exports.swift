@_exported import AudioToolbox
@_exported import CoreGraphics
@_exported import Foundation
