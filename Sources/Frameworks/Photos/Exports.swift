@_exported import AVFoundation
@_exported import CoreLocation
@_exported import Foundation
