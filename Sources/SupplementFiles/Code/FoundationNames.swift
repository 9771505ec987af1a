// Names for Foundation classes that Quince provides, or that Foundation declares unavailable on
// Linux. In an app's module, they take precedence over Foundation's own.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import FoundationSupplement
import ObjectiveC
import UIKit

public typealias DateComponentsFormatter = UIKit.DateComponentsFormatter
public typealias ListFormatter = UIKit.ListFormatter
public typealias MeasurementFormatter = UIKit.MeasurementFormatter
public typealias PersonNameComponentsFormatter = FoundationSupplement.PersonNameComponentsFormatter
public typealias RelativeDateTimeFormatter = UIKit.RelativeDateTimeFormatter
public typealias NSCache = FoundationSupplement.NSCache
public typealias NSCacheDelegate = FoundationSupplement.NSCacheDelegate
public typealias NSComparisonPredicate = ObjectiveC.NSComparisonPredicate
public typealias NSExpression = ObjectiveC.NSExpression
